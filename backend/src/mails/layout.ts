import { escapeHtml } from './html.js';

/** The parts of a mail; all texts are plain, as people wrote them. */
export interface Letter {
  heading: string;
  /** Paragraphs above the button. */
  lines: readonly string[];
  button: { label: string; url: string };
  /** Paragraphs under the button. */
  after: readonly string[];
  /** Why this person gets the mail. */
  reason: string;
  /** The page that unsubscribes from mails of this kind; none for mails that cannot be unsubscribed from. */
  unsubscribeUrl?: string | undefined;
}

const TEXT = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const DISPLAY = "font-family:Overpass,'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const BREAK = 'overflow-wrap:anywhere;word-break:break-word;';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The mail as plain text. */
export function plainOf(letter: Letter): string {
  const parts = [
    letter.heading,
    ...letter.lines,
    `${letter.button.label}:\n${letter.button.url}`,
    ...letter.after,
    footerOf(letter).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function footerOf({ reason, unsubscribeUrl }: Letter): string[] {
  return ['--', 'Haulway', reason, ...(unsubscribeUrl ? [`Unsubscribe from these emails: ${unsubscribeUrl}`] : [])];
}

/** The mail as HTML: only tables and inline styles, at most 600 px wide, narrower on narrower screens. */
export function htmlOf(letter: Letter): string {
  const { heading, lines, button, after, reason, unsubscribeUrl } = letter;
  const url = escapeHtml(button.url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#FBF8F2;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(lines[0] ?? '')}</div>
<table ${TABLE} width="100%" style="background:#FBF8F2;">
<tr><td align="center" style="padding:24px 12px;">
<table ${TABLE} width="600" style="width:100%;max-width:600px;">
<tr><td>${signPlate()}</td></tr>
<tr><td style="height:12px;line-height:12px;font-size:0;">&nbsp;</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E6E0D4;border-radius:14px;padding:28px 24px;color:#14231F;">
<h1 style="margin:0 0 16px;${DISPLAY}font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.01em;${BREAK}">${escapeHtml(heading)}</h1>
${lines.map((line) => paragraph(line)).join('\n')}
<table ${TABLE} style="margin:24px 0 8px;"><tr><td style="background:#0B5D46;border-radius:10px;">
<a href="${url}" style="display:inline-block;padding:14px 22px;${TEXT}font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none;">${escapeHtml(button.label)}</a>
</td></tr></table>
<p style="margin:12px 0 0;${TEXT}font-size:13px;line-height:20px;color:#54625C;${BREAK}">If the button does not work, open this address:<br><a href="${url}" style="color:#0B5D46;">${url}</a></p>
${after.map((line) => paragraph(line, 'margin:20px 0 0;')).join('\n')}
</td></tr>
<tr><td style="padding:20px 24px;${TEXT}font-size:13px;line-height:20px;color:#54625C;${BREAK}">
${escapeHtml(reason)}${unsubscribeUrl ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#54625C;">Unsubscribe from these emails</a>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The brand's guide sign: green with an inset white line. */
function signPlate(): string {
  return `<table ${TABLE} width="100%" style="background:#0B5D46;border-radius:14px;"><tr><td style="padding:5px;">
<table ${TABLE} width="100%"><tr><td style="border:2px solid #FFFFFF;border-radius:10px;padding:14px 20px;color:#FFFFFF;${DISPLAY}font-size:24px;line-height:28px;font-weight:800;letter-spacing:-0.02em;">Haulway</td></tr></table>
</td></tr></table>`;
}

function paragraph(text: string, margin = 'margin:0 0 12px;'): string {
  return `<p style="${margin}${TEXT}font-size:16px;line-height:24px;${BREAK}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
