/** The answer to a call that was understood but is not carried out yet: 202 with this body. */
export class Accepted<Body extends object> {
  constructor(readonly body: Body) {}
}
