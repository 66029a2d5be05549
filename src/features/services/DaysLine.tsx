import type { ServiceDetailData } from './service-detail.ts';

/** Shows the steps of a service along a line, which is vertical on a phone. A step with a duration has a filled dot. */
export function DaysLine({ days }: Pick<ServiceDetailData, 'days'>) {
  return (
    <ol
      aria-label="How long the steps take"
      className="mt-8 border-rule text-[0.875rem] leading-snug max-md:ml-1.5 max-md:border-l-2 md:grid md:auto-cols-fr md:grid-flow-col md:border-t-2"
    >
      {days.map(({ title, days }) => (
        <li
          key={title}
          className={`relative before:absolute before:size-3 before:rounded-full before:border-2 before:border-tone max-md:pb-2.5 max-md:pl-5 max-md:before:-left-[7px] max-md:before:top-1 md:pr-3 md:pt-4 md:before:-top-[7px] md:before:left-0 ${days ? 'before:bg-tone' : 'before:bg-paper'}`}
        >
          {title}
          {days && (
            <span className="mt-0.5 block font-display text-h4 leading-tight text-tone">
              {days}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
