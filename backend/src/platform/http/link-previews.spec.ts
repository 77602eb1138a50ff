import { describe, expect, it } from '@jest/globals';
import { previewTags } from './link-previews.js';

const HOSTILE = [
  '"><script>alert(1)</script>',
  `' onload='alert(1)`,
  '</head><body>',
  '$& $` $1 __CSP_NONCE__',
  '&quot;&lt;b&gt;',
];

describe("a link's tags", () => {
  it.each(HOSTILE)('show what was written and nothing else: %s', (title) => {
    const tags = previewTags('/s/1', { title, description: title, image: null }, 'https://haulway.example');
    const lines = tags.split('\n').map((line) => line.trim());
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/^<meta (?:property|name)="[a-z:_]+" content="[^"<>]*" \/>$/);
  });

  it('give the full address of the page and its picture', () => {
    const of = (image: string | null) =>
      previewTags('/s/1', { title: 'Boat', description: 'From here to there', image }, 'https://haulway.example');
    expect(of('/api/shared/1/photo')).toContain(
      '<meta property="og:image" content="https://haulway.example/api/shared/1/photo" />',
    );
    expect(of(null)).toContain('<meta property="og:image" content="https://haulway.example/share.png" />');
    expect(of(null)).toContain('<meta property="og:url" content="https://haulway.example/s/1" />');
  });
});
