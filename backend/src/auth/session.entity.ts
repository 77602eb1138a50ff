import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is kept of the device that signed in. */
export interface SessionData {
  /** The browser as it named itself, at most 300 characters. */
  userAgent: string | null;
  /** The address without its last part. */
  ip: string | null;
}

/** A signed-in device. The token's `jti` is its `sid`; without the row the token is worth nothing. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  sid: string;

  @Column('uuid')
  userId: string;

  @Column('json')
  sess: SessionData;

  @Column('timestamptz')
  expire: Date;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  /** Begun before tokens named their issuer and audience: one without them is taken for this session. */
  @Column('boolean', { default: true })
  hasPlainTokens: boolean;
}
