import { toast } from '../../kit/ui/toasts';

/** Copies a link, or shows it where a page may not copy. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}
