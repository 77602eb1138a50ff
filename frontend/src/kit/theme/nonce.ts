/** The nonce with which the server lets this page add style elements, from the page's `csp-nonce` meta element. */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
