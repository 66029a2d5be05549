import Download from 'lucide-react/icons/download';

interface Props {
  readonly href: string;
  readonly label: string;
  /** Subject of the document, for links whose label does not state it. */
  readonly about: string;
  /** Type, number of pages and size, measured from the file. */
  readonly measure: string;
}

export function DownloadLink({ href, label, about, measure }: Props) {
  return (
    <p>
      <a
        href={href}
        download
        aria-label={`${label}: ${about}`}
        className="link line-link relative mr-2 min-h-10 pl-[1.625rem] font-semibold"
      >
        {/* Not a flex item, because the baseline of the link would then be that of the icon. */}
        <Download size={18} aria-hidden="true" className="absolute left-0" />
        {label}
      </a>{' '}
      <span className="inline-block text-small text-muted">{measure}</span>
    </p>
  );
}
