import Download from 'lucide-react/icons/download';

interface Props {
  readonly href: string;
  readonly label: string;
  /** Subject of the document; screen readers announce it after the label of the link. */
  readonly about: string;
  /** Type, number of pages and size of the file. */
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
        {/* The icon is positioned absolutely, because as a flex item it would determine the baseline of the link. */}
        <Download size={18} aria-hidden="true" className="absolute left-0" />
        {label}
      </a>{' '}
      <span className="inline-block text-small text-muted">{measure}</span>
    </p>
  );
}
