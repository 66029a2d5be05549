/** Why no entry was made: each line names a flag and what to do. Nothing has been written. */
export class NewFault extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
