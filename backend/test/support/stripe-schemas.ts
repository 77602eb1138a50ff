import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type ts from 'typescript';

/** The objects the sandbox knows, by the word in their field `object`, as types of the package. */
const KINDS: Readonly<Record<string, string>> = {
  account: 'Stripe.Account',
  account_link: 'Stripe.AccountLink',
  balance: 'Stripe.Balance',
  balance_transaction: 'Stripe.BalanceTransaction',
  capability: 'Stripe.Capability',
  charge: 'Stripe.Charge',
  dispute: 'Stripe.Dispute',
  payment_intent: 'Stripe.PaymentIntent',
  payout: 'Stripe.Payout',
  'radar.early_fraud_warning': 'Stripe.Radar.EarlyFraudWarning',
  refund: 'Stripe.Refund',
  review: 'Stripe.Review',
  topup: 'Stripe.Topup',
  transfer: 'Stripe.Transfer',
  transfer_reversal: 'Stripe.TransferReversal',
};

const modules = join(import.meta.dirname, '../../../node_modules');

export type Schema = { [keyword: string]: unknown };

/** Schemas by kind, and for events by `event <type>`; they refer to each other as `#/definitions/...`. */
export interface StripeSchemas {
  kinds: Record<string, string>;
  definitions: Record<string, Schema>;
}

/**
 * JSON Schemas of Stripe's objects and events, generated from the types of the installed `stripe` package and cached in
 * node_modules/.cache until the package, the compiler or this file changes.
 */
export async function stripeSchemas(): Promise<StripeSchemas> {
  const madeOf = [join(modules, 'stripe/package.json'), join(modules, 'typescript/package.json'), import.meta.filename];
  const key = createHash('sha256')
    .update(madeOf.map((file) => readFileSync(file, 'utf8')).join())
    .digest('hex')
    .slice(0, 16);
  const file = join(modules, '.cache/haulway', `stripe-schemas-${key}.json`);
  if (!existsSync(file)) {
    const { default: compiler } = await import('typescript');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(new Walk(compiler).schemas()));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as StripeSchemas;
}

/** One walk through the types that the kinds and their events consist of. Stripe's other objects are not followed. */
class Walk {
  private readonly definitions: Record<string, Schema> = {};
  private readonly named = new Map<ts.Type, string>();
  private readonly checker: ts.TypeChecker;
  private readonly source: ts.SourceFile;

  constructor(private readonly ts: typeof import('typescript')) {
    const file = join(import.meta.dirname, 'stripe-kinds.virtual.ts');
    const fields = Object.entries(KINDS).map(([kind, type]) => `'${kind}': ${type};`);
    const text = `import type Stripe from 'stripe'; export interface Kinds { ${fields.join(' ')} event: Stripe.Event }`;
    const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
    const options = {
      strict: true,
      noEmit: true,
      types: [],
      module: ModuleKind.NodeNext,
      moduleResolution: ModuleResolutionKind.NodeNext,
      target: ScriptTarget.ES2022,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.getSourceFile = (name, ...more) =>
      name === file ? ts.createSourceFile(name, text, ScriptTarget.ES2022) : getSourceFile(name, ...more);
    const program = ts.createProgram([file], options, host);
    this.checker = program.getTypeChecker();
    this.source = program.getSourceFile(file) as ts.SourceFile;
  }

  schemas(): StripeSchemas {
    const statement = this.source.statements.find((each) =>
      this.ts.isInterfaceDeclaration(each),
    ) as ts.InterfaceDeclaration;
    const roots = this.checker.getTypeAtLocation(statement);
    const kinds: Record<string, string> = {};
    for (const property of this.checker.getPropertiesOfType(roots)) {
      const type = this.checker.getTypeOfSymbol(property);
      if (property.name !== 'event') kinds[property.name] = this.define(type);
      else for (const event of this.eventsOf(type)) kinds[`event ${event.name}`] = this.define(event.type);
    }
    return { kinds, definitions: this.definitions };
  }

  /** The events about an object of one of the kinds. */
  private eventsOf(union: ts.Type): { name: string; type: ts.Type }[] {
    return (union.isUnion() ? union.types : [union]).flatMap((type) => {
      const name = this.literalOf(type, 'type');
      const data = this.typeOf(type, 'data');
      const object = data && this.typeOf(data, 'object');
      const kind = object && this.literalOf(object, 'object');
      return name !== undefined && kind !== undefined && kind in KINDS ? [{ name, type }] : [];
    });
  }

  private define(type: ts.Type): string {
    const known = this.named.get(type);
    if (known !== undefined) return known;
    const name = `${this.checker.typeToString(type).replace(/\W+/g, '_').slice(0, 60)}_${this.named.size}`;
    this.named.set(type, name);
    this.definitions[name] = this.objectSchema(type);
    return name;
  }

  private schema(type: ts.Type): Schema {
    const { TypeFlags } = this.ts;
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (type.flags & TypeFlags.Null) return { type: 'null' };
    if (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: 'string' };
    if (type.flags & TypeFlags.Number) return { type: 'number' };
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return this.unionSchema(type);
    if (this.isAnyString(type)) return { type: 'string' };
    if (this.checker.isArrayType(type))
      return {
        type: 'array',
        items: this.schema(this.checker.getTypeArguments(type as ts.TypeReference)[0] as ts.Type),
      };
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return {};
    const kind = this.literalOf(type, 'object');
    if (kind !== undefined && kind !== 'list' && !(kind in KINDS))
      return { type: 'object', required: ['object'], properties: { object: { const: kind } } };
    return { $ref: `#/definitions/${this.define(type)}` };
  }

  /** Where words are listed, only these are right, though the types leave room for new words. */
  private unionSchema(type: ts.UnionType): Schema {
    const some = type.types.filter((each) => !(each.flags & this.ts.TypeFlags.Undefined));
    const known = some.some((each) => each.isStringLiteral()) ? some.filter((each) => !this.isAnyString(each)) : some;
    const schemas = known.map((each) => this.schema(each));
    return schemas.length === 1 ? (schemas[0] as Schema) : { anyOf: schemas };
  }

  /** `string & Record<never, never>`, the package's type for a text that may be one of those listed. */
  private isAnyString(type: ts.Type): boolean {
    return type.isIntersection() && type.types.some((each) => each.flags & this.ts.TypeFlags.String);
  }

  /** What the type does not know must not be there; what is not optional must be. */
  private objectSchema(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const of = this.checker.getTypeOfSymbol(property);
      if (of.getCallSignatures().length > 0) continue;
      properties[property.name] = this.schema(of);
      if (!(property.flags & this.ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const index = this.checker.getIndexTypeOfType(type, this.ts.IndexKind.String);
    const isOpaque = Object.keys(properties).length === 0;
    return { type: 'object', properties, required, additionalProperties: index ? this.schema(index) : isOpaque };
  }

  private typeOf(type: ts.Type, name: string): ts.Type | undefined {
    const property = this.checker.getPropertyOfType(type, name);
    return property && this.checker.getTypeOfSymbol(property);
  }

  private literalOf(type: ts.Type, name: string): string | undefined {
    const literal = this.typeOf(type, name);
    return literal?.isStringLiteral() ? literal.value : undefined;
  }
}
