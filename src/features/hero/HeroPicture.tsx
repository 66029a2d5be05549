import { useState } from 'react';

/** A service in the hero, with a picture under public/. */
export interface PictureSlide {
  src: string;
  alt: string;
  companyName: string;
  serviceType: string;
  url: string;
}

/** Picture with the firm and the kind of service; the film's still replaces a missing one. */
export function HeroPicture({
  slide: { src, alt, companyName, serviceType },
  fallback,
  captionId,
}: {
  slide: PictureSlide;
  fallback: string;
  captionId: string;
}) {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="flex w-full flex-row-reverse items-start justify-between gap-4 md:w-fit md:flex-col md:items-stretch">
      <img
        src={failed ? fallback : src}
        alt={alt}
        width="720"
        height="720"
        decoding="async"
        onError={() => {
          console.error(`${src}: the picture of a slide did not load`);
          setFailed(true);
        }}
        className="aspect-square w-32 rounded-surface border border-white/25 object-cover md:w-60"
      />
      <figcaption id={captionId} className="min-w-0 max-w-60">
        <span className="block text-small text-pale">{companyName}</span>
        <span className="block font-display text-white max-md:leading-tight md:text-h4">
          {serviceType}
        </span>
      </figcaption>
    </figure>
  );
}
