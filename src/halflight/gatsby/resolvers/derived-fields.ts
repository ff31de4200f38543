import type { Resolving } from '../../sourcing/resolving';

/** A field of a GraphQL type that is computed from the node that has it. */
interface DerivedField {
  /** Its type, unless the definition of the collection declares the field. */
  type?: string;
  /** The types of its arguments. */
  args?: Readonly<Record<string, string>>;
  resolve: (source: never, resolving: Resolving, args: never) => unknown;
}

/** Derived fields, by name. */
export type DerivedFields = Readonly<Record<string, DerivedField>>;
