import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { ReportedSource } from '../gql/graphql.ts'
import { oneOf } from '../parameters.ts'

const document = graphql(`
  query SourceHistory {
    status {
      dataSource
      sources {
        source
        state
        answeredAt
        history(days: 90) {
          date
          ok
          degraded
          down
        }
      }
    }
  }
`)

export const sourceHistory = defineExport({
  name: 'source-history',
  title: 'States of the sources, minutes by day',
  parameters: { source: oneOf(ReportedSource).optional() },
  document,
  variables: () => ({}),
  read({ status: { dataSource, sources } }, { source: chosen }) {
    const shown = sources.filter(({ source }) => chosen === undefined || source === chosen)
    return {
      nodes: shown.flatMap(({ source, history }) => history.map((day) => ({ source, ...day }))),
      about: { dataSource, sources: shown.map(({ history: _history, ...now }) => now) },
    }
  },
  columns: {
    source: ({ source }) => source,
    date: ({ date }) => date,
    ok: ({ ok }) => ok,
    degraded: ({ degraded }) => degraded,
    down: ({ down }) => down,
  },
})
