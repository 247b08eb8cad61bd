import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { FieldCost } from '../limits/field-cost.ts'
import { metered } from './metered.ts'

/** What to name among the plugins of the builder. */
export const COST_PLUGIN = 'cost'

declare global {
  // Pothos keeps its options here: its plugins add theirs by this name, with these type parameters.
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      cost: CostPlugin<Types>
    }

    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** What resolving the field once costs, where it is not one point. A list states its size here. */
      cost?: FieldCost
    }
  }
}

/** Takes the option `cost` of a field into the schema, and meters every resolver. */
class CostPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { cost } = field.pothosOptions
    if (cost === undefined) return field
    return { ...field, extensions: { ...field.extensions, cost } }
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return metered(resolver, field)
  }
}

SchemaBuilder.registerPlugin(COST_PLUGIN, CostPlugin)
