import { useLeaveGuard } from '@haulway/frontend/kit/ui/useLeaveGuard.ts';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';

/** Asks before you leave without saving; `isUnsaved` is called at the moment of leaving. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(isUnsaved);
  useLeaveGuard(isUnsaved());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
}
