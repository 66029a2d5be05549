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
        className="link line-link mr-2 min-h-10 font-semibold"
      >
        <Download size={18} aria-hidden="true" />
        {label}
      </a>{' '}
      <span className="inline-block text-small text-muted">{measure}</span>
    </p>
  );
}
