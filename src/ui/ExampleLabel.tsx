interface Props {
  /** What is invented, where the label is for a part of an entry: `Example author`. */
  of?: string;
}

/** Marks what is invented. A word with a border, so that it needs no colour and is printed too. */
export function ExampleLabel({ of: part }: Props) {
  return (
    <span
      data-example=""
      className="inline-block w-fit max-w-full rounded-full border border-current px-2 align-middle font-sans text-fine font-semibold leading-snug text-brass"
    >
      Example{part && ` ${part}`}
    </span>
  );
}
