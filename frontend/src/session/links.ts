import {
  IconClipboardList,
  IconCreditCard,
  IconHome,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessageCircle,
  IconPackage,
  IconSearch,
  IconRoute,
  IconTruck,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

export interface NavLinkItem {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
}

const home = { to: '/', label: 'Home', icon: IconHome };
const listItem = { to: '/list-item', label: 'List Item', icon: IconPackage };
const browse = { to: '/browse', label: 'Browse', icon: IconSearch };
const messages = { to: '/messages', label: 'Messages', icon: IconMessageCircle };
const dashboard = { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard };
const payments = { to: '/payments', label: 'Payments', icon: IconCreditCard };
const support = { to: '/support', label: 'Support', icon: IconLifebuoy };
const trips = { to: '/trips', label: 'Trips', icon: IconRoute };
const becomeCarrier = { to: '/become-carrier', label: 'Become a Carrier', icon: IconTruck };

/** The links in the bar, in order. */
export function barLinks(isCarrier: boolean): NavLinkItem[] {
  return isCarrier
    ? [home, browse, messages, dashboard, payments, support, trips]
    : [home, listItem, browse, messages, dashboard, payments, support, becomeCarrier];
}

/** The links in the phone's bottom bar; the rest are under More. */
export function bottomLinks(isCarrier: boolean): NavLinkItem[] {
  return [home, isCarrier ? browse : listItem, messages, dashboard];
}

/** Further screens under the phone's More. */
export function phoneLinks(isCarrier: boolean): NavLinkItem[] {
  return isCarrier ? [{ to: '/jobs', label: 'Jobs', icon: IconClipboardList }] : [];
}

/** True if the link's screen is the current one, or the one that the current one belongs to. */
export function isCurrent(to: string, pathname: string): boolean {
  if (pathname === '/recommended') return to === '/browse';
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
