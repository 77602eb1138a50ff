import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is kept of the device that signed in. */
export interface SessionData {
  /** The browser's user agent, at most 300 characters. */
  userAgent: string | null;
  /** The IP address without its last part. */
  ip: string | null;
}

/** A signed-in device. The token's `jti` is its `sid`; without this row the token is worthless. */
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

  /** Business time at which the latest calls began: those that no pause of ten minutes divides. */
  @Column('timestamptz', { nullable: true })
  calledAt: Date | null;

  /** The same of the calls before those. */
  @Column('timestamptz', { nullable: true })
  calledBefore: Date | null;

  /** An operator looks at the app as the user: their own session, which this one ends with. It reads and nothing else. */
  @Column('uuid', { nullable: true })
  viewedFrom: string | null;

  /** Opened by a driver with this link: for one job, and what is done on the road. */
  @Column('uuid', { nullable: true })
  driverLink: string | null;

  /** Started before tokens named their issuer and audience: a token without them is accepted for this session. */
  @Column('boolean', { default: true })
  hasPlainTokens: boolean;
}
