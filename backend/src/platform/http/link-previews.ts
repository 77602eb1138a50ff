import { Injectable } from '@nestjs/common';

/** What other sites show for a link to this one. */
export interface LinkPreview {
  title: string;
  description: string;
  /** A path on this server; null: the product's own picture. */
  image: string | null;
}

type ReadPreview = (id: string) => Promise<LinkPreview | undefined>;

/** What the pages under `/s/` tell sites that show link previews. */
@Injectable()
export class LinkPreviews {
  private read: ReadPreview | undefined;

  /** Registered by whoever owns what is shared. */
  on(read: ReadPreview): void {
    this.read = read;
  }

  /** What is shared under an id; undefined if nothing. */
  async of(id: string): Promise<LinkPreview | undefined> {
    return this.read?.(id);
  }
}

/** The product's own picture, 1,200 x 630. */
const OWN_PICTURE = '/share.png';

/** The tags other sites use to preview a link: Open Graph (ogp.me), and X's own in addition. */
export function previewTags(path: string, { title, description, image }: LinkPreview, publicUrl: string): string {
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Haulway'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', publicUrl + path],
    ['property', 'og:image', publicUrl + (image ?? OWN_PICTURE)],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', publicUrl + (image ?? OWN_PICTURE)],
  ] as const;
  return tags.map(([by, name, content]) => `<meta ${by}="${name}" content="${escaped(content)}" />`).join('\n    ');
}

/** Text escaped for an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
