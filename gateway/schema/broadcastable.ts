import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** What to name among the plugins of the builder. */
export const BROADCASTABLE_PLUGIN = 'broadcastable'

declare global {
  // Pothos keeps its options here: its plugins add theirs by this name, with these type parameters.
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
      /**
       * Promises that the field is the same for everybody who asks for it at the same moment with the same arguments, so
       * that what it answers one may be sent to all. Its resolver never looks at the viewer, `viewers` or `operators`,
       * nor at anything else of the request: a limit for each operation, or a question to Riot in the name of whoever
       * asks. False when left out: then a subscription with the field runs for its subscriber alone.
       */
      broadcastable?: boolean
    }
  }
}

/** Takes the option `broadcastable` of a field into the schema, as `extensions.broadcastable`: true, or not there. */
class BroadcastablePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.pothosOptions.broadcastable !== true) return field
    return { ...field, extensions: { ...field.extensions, broadcastable: true } }
  }
}

SchemaBuilder.registerPlugin(BROADCASTABLE_PLUGIN, BroadcastablePlugin)
