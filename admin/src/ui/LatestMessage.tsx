import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/** Says what was done last, at once: a message that waits until the one before it has gone is taken for the answer to something else. */
export function LatestMessage() {
  const { notifications } = useNotificationContext();
  const [{ waiting, said }, setSeen] = useState({ waiting: 0, said: 0 });
  if (notifications.length !== waiting)
    setSeen({ waiting: notifications.length, said: notifications.length > waiting ? said + 1 : said });
  return <Notification key={said} />;
}
