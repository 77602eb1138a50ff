import { dayAndTime } from '../../kit/format/dates';

/** When something happened. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {dayAndTime(at)}
    </time>
  );
}
