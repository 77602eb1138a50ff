/** Ways of paying around the escrow, as patterns for normalized lower-case text; every repetition is bounded. */
const MONEY = String.raw`(?:money|deposit|half|payment|funds|cash|dollars|dinero|anticipo|pago|deposito|\$? ?\d[\d,.]{0,9})`;
const PLATFORM = String.raw`(?:site|website|web ?page|page|platform|app|haulway|system|pagina|plataforma|sitio|aplicacion)`;
const PAY = String.raw`(?:pay(?:ing|ment|ments)?|paid|send|sending|deal|pague|paguen|pagas|pagame|paga|pago|pagueme)`;

export const LURE_RULES: readonly RegExp[] = [
  String.raw`\b(?:z ?[e3] ?l ?l ?[e3]|v[e3]nm[o0]|cash ?app|cashapp|money ?gram|western union)\b`,
  String.raw`\b(?:gift card|tarjetas? de regalo|wire transfer|bank transfer|ach transfer|direct deposit)s?\b`,
  String.raw`\b(?:bit ?-?coins?|btc|crypto(?:currency)?|ethereum|usdt|tether)\b`,
  String.raw`\bwire (?:me|us|the|it|him|her|you|${MONEY})\b(?! (?:fence|harness|rope|mesh|spool))`,
  String.raw`\bpaypal (?:me|us|friends|f ?& ?f|f and f|preferred|is fine|works|ok|accepted)\b|\b(?:pay|send|via|by|with|through|accept|take) (?:me |us |it )?(?:by |with |via |through )?paypal\b`,
  String.raw`\b(?:apple pay|google pay|chime|bizum|oxxo) (?:me|us|or|is|works|antes|\$? ?\d)|\b(?:en|por|via|by|with) (?:oxxo|chime|bizum)\b`,
  String.raw`\b(?:skip|avoid|dodge|save|without|saves?) (?:us |you |both |me |on |having |paying ){0,3}(?:the |a |any |all |haulway |platform |site |service |escrow |middleman ){1,3}(?:fees?|commission|cut|escrow)\b`,
  String.raw`\bno (?:need for |need of |middleman |platform )?(?:escrow|middleman fees?|platform fees?|fees? if)\b`,
  String.raw`\b${PAY} (?:me|us|the driver|you|him|her)? ?(?:directly|direct|straight|in cash|cash|in person|outside|off[ -](?:the|this)|privately)\b`,
  String.raw`\bcash (?:on (?:delivery|pick ?-?up)|at (?:delivery|pick ?-?up)|to the driver)\b`,
  String.raw`\b(?:pay(?:ment)?|deal|book|do (?:it|this|that|business)|settle|money)\b[^.!?\n]{0,30}\b(?:outside|off|without|around|instead of)(?: of)? (?:the |this )?${PLATFORM}\b`,
  String.raw`\boff[ -](?:app|platform|site) (?:payment|deal|booking|price)`,
  String.raw`\bsend (?:me|us) (?:the |a |your |half )?${MONEY}\b`,
  String.raw`\b(?:transferencia|transfiere|transfieran|transfierame)\b(?! (?:del|de la|de 4|4|esta|del jeep))(?<!(?:\by|\bla|\bcaja|de) transferencia)`,
  String.raw`\b(?:por fuera|fuera)(?: de)?(?: la| esta)? ?(?:y te|y le|sin|pagina|plataforma|app|aplicacion|pago|para no)`,
  String.raw`\bsin (?:comision|comisiones|pagar comision|intermediario)`,
  String.raw`\b(?:pago|paga|pagas|pagame|pagueme|pagar|pague)(?: me)? (?:directo|en efectivo|por fuera|por zelle|aparte)`,
  String.raw`\b(?:deposita|depositame|deposite|depositar|giros?|envi[ea]n?|envie) (?:a mi cuenta|el (?:dinero|anticipo|pago)|por western|me )`,
].map((source) => new RegExp(source, 'u'));

/** Does a normalized text ask for payment around the escrow? */
export function hasLure(text: string): boolean {
  const lower = text.toLowerCase();
  return LURE_RULES.some((pattern) => pattern.test(lower));
}
