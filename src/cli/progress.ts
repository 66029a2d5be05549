/** How far a long command is: in a terminal a line that is written over, in a log one line at the start. */
export function countSteps(what: string, steps: number, stream = process.stderr): () => void {
  let done = 0;
  const show = () => {
    if (!stream.isTTY) return;
    stream.clearLine(0);
    stream.cursorTo(0);
    if (done < steps) stream.write(`${what}: ${done + 1} of ${steps} …`);
  };
  if (!stream.isTTY) stream.write(`${what}: ${steps} …\n`);
  show();
  return () => {
    done += 1;
    show();
  };
}
