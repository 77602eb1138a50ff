import { useEffect, useEffectEvent } from 'react';
import { type Fence, watchHere } from '../../kit/road/here';

interface Props {
  fence: Fence;
  onChange: (here: boolean) => void;
}

/** Says whether the phone is there, while this is shown. */
export default function HereWatch({ fence: { latitude, longitude, miles }, onChange }: Props) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const stop = watchHere({ latitude, longitude, miles }, (here) => tell(here));
    return () => {
      stop();
      tell(false);
    };
  }, [latitude, longitude, miles]);
  return null;
}
