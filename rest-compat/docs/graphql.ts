import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { html, type Html, NOTHING, toProse } from './html.ts'

type Field = GraphQLField<unknown, unknown>

interface Selection {
  readonly type: GraphQLNamedType
  readonly fields: Set<Field>
}

export function toGraphQL(document: DocumentNode, contract: GraphQLSchema): Html {
  const [first, ...others] = toSelections(document, contract)
  return html`<h4>In GraphQL</h4>
    ${first === undefined ? html`<p>There are no fields to describe: the document only checks that the contract answers.</p>` : toRootFields(first)}
    ${others.length === 0 ? NOTHING : toOtherFields(others)}
    <details>
      <summary>The document</summary>
      <pre tabindex="0" role="group" aria-label="The document">${print(document)}</pre>
    </details>`
}

function toRootFields({ type, fields }: Selection): Html {
  return html`<dl class="fields">
    ${[...fields].map((field) => toField(field, html`<span class="of">${type.name}.</span>`))}
  </dl>`
}

function toOtherFields(selections: readonly Selection[]): Html {
  return html`<details>
    <summary>Fields of ${selections.length === 1 ? 'the answer' : `${selections.length} types`}</summary>
    ${selections.map(
      ({ type, fields }) =>
        html`<h5><code>${type.name}</code></h5>
          <p>${toProse(type.description ?? '')}</p>
          <dl class="fields">${[...fields].map((field) => toField(field, NOTHING))}</dl>`,
    )}
  </details>`
}

function toField({ name, type, description }: Field, of: Html): Html {
  return html`<div>
    <dt><code>${of}${name}</code> <span class="kind">${String(type)}</span></dt>
    <dd>${toProse(description ?? '')}</dd>
  </div>`
}

/** Groups the selected fields by type, each once, in the order of the document. */
function toSelections(document: DocumentNode, contract: GraphQLSchema): readonly Selection[] {
  const selections = new Map<string, Selection>()
  const typeInfo = new TypeInfo(contract)
  const visitor = {
    Field() {
      const [type, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()]
      // `__typename` says nothing about the data.
      if (!type || !field || field.name.startsWith('__')) return
      const selection = selections.get(type.name) ?? { type, fields: new Set() }
      selections.set(type.name, selection)
      selection.fields.add(field)
    },
  }
  visit(document, visitWithTypeInfo(typeInfo, visitor))
  return [...selections.values()]
}
