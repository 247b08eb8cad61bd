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

/** Name of the plugin in the `plugins` option of the builder. */
export const COST_PLUGIN = 'cost'

declare global {
  // Pothos plugins add their options to this namespace. The interface names and type parameters must match those of Pothos.
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
      /** Cost of resolving the field once, if it is not one point. Lists state their size here. */
      cost?: FieldCost
    }
  }
}

/** Copies the field option `cost` to `extensions.cost`, and meters every resolver. */
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
