import { ShareAnswer } from '../common/share.dto.js';
import { Shown } from '../common/shown.js';

/** How a carrier has done so far. */
export class TrackRecordAnswer {
  @Shown.object(() => ShareAnswer, {
    description: 'Deliveries on or before the promised day, of those that were paid for and had one.',
  })
  onTime: ShareAnswer;
  @Shown.object(() => ShareAnswer, {
    description: 'Paid deliveries on which a claim of the shipper was upheld, at least in part.',
  })
  upheldClaims: ShareAnswer;
  @Shown.object(() => ShareAnswer, {
    description:
      'Conversations that others began and they answered. One begun less than two days ago counts once it is answered.',
  })
  answered: ShareAnswer;
  @Shown.whole({
    nullable: true,
    description:
      'Half of these were answered within so many minutes; null if fewer than three were answered, or fewer than half.',
  })
  minutesToAnswer: number | null;
}
