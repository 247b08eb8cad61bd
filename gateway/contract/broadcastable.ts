import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** Name of the plugin in the `plugins` option of the builder. */
export const BROADCASTABLE_PLUGIN = 'broadcastable'

declare global {
  // Pothos plugins add their options to this namespace. The interface names and type parameters must match those of Pothos.
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      broadcastable: BroadcastablePlugin<Types>
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
      broadcastable?: boolean
    }

    interface BaseTypeOptions<Types extends SchemaTypes> {
      /**
       * Promises that each field, except those with `broadcastable: false`, has the same value for all subscribers with the
       * same arguments at the same time, so that one result can be sent to all of them. The resolvers must not read the
       * viewer, `viewers` or `operators`, nor depend on anything else of the request, such as per-operation limits or a
       * request to Riot on behalf of the caller. Defaults to false: a subscription that selects a field of the type is then
       * executed separately for each subscriber.
       */
      broadcastable?: boolean
    }
  }
}

/** Writes the option of the field, or else of its type, to `extensions.broadcastable`, which is true or absent. */
class BroadcastablePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const type = this.builder.configStore.getTypeConfig(field.parentType)
    if ((field.pothosOptions.broadcastable ?? type.pothosOptions.broadcastable) !== true) return field
    return { ...field, extensions: { ...field.extensions, broadcastable: true } }
  }
}

SchemaBuilder.registerPlugin(BROADCASTABLE_PLUGIN, BroadcastablePlugin)
