import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';
import { isApplePhone, isOnHomeScreen } from '../../kit/ui/homeScreen';
import { deviceName } from './texts';

const PATH = '/api/users/me/push-subscriptions';
const HERE = ['push', 'this browser'];

/** What stands in the way of notifications in this browser. `home screen`: iPhones and iPads have them only there. */
export type Hindrance = 'home screen' | 'none here' | 'blocked';

/**
 * @param isApple an iPhone or iPad
 * @param isHomeScreen opened from the home screen, without the browser around it
 */
export function hindranceOf(has: {
  isApple: boolean;
  push: boolean;
  isHomeScreen: boolean;
  permission: NotificationPermission | undefined;
}): Hindrance | undefined {
  if (!has.push) return has.isApple && !has.isHomeScreen ? 'home screen' : 'none here';
  return has.permission === 'denied' ? 'blocked' : undefined;
}

/** Of this browser, as it is now. */
export function hindranceHere(): Hindrance | undefined {
  return hindranceOf({
    push: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    isHomeScreen: isOnHomeScreen(),
    isApple: isApplePhone(),
    permission: 'Notification' in window ? Notification.permission : undefined,
  });
}

/** The browsers that notifications are pushed to, and whether this is one of them. */
export function usePush() {
  const list = useRead(PATH);
  // The browser may have dropped what the server still knows.
  const here = useQuery({ queryKey: HERE, queryFn: async () => (await subscriptionHere()) !== undefined });
  const current = list.data?.subscriptions.find((each) => each.current);
  return { list, current: here.data ? current : undefined, isPending: list.isPending || here.isPending };
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (hindranceHere() !== undefined) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** The user said no when the browser asked. */
export class NotAllowed extends Error {}

/** Turns notifications on in this browser, which asks the user first; again, to change whether amounts show. @throws NotAllowed */
export function useTurnOnPush(publicKey: string | undefined) {
  return useChange(async (showsAmounts: boolean) => {
    if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey ?? '' };
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // The browser has one that was made with another key.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint = '', keys } = subscription.toJSON();
    const body = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }, showsAmounts };
    await call('POST', PATH, { body: { ...body, label: deviceName(navigator.userAgent).slice(0, 80) } });
  });
}

/** Pushes no more to a browser, by its id. */
export function useTurnOffPush() {
  return useChange(async ({ id, current }: { id: string; current: boolean }) => {
    await call('DELETE', '/api/users/me/push-subscriptions/{id}', { params: { id } });
    if (current) await (await subscriptionHere())?.unsubscribe();
  });
}

/** Pushes a test to all of the user's browsers. */
export function useTestPush() {
  return useMutation({ mutationFn: () => call('POST', '/api/users/me/push-subscriptions/test') });
}

function useChange<Input>(change: (input: Input) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await Promise.all([refresh(client, PATH), client.invalidateQueries({ queryKey: HERE })]);
    },
  });
}
