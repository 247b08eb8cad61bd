import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { BuildSteps } from '../../builds/steps/BuildSteps.tsx'
import { useBuildsWords } from '../../builds/useBuildsWords.ts'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayBuilds_playFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  fragment PlayBuilds_play on ProPlayerOnChampion {
    record {
      games
    }
    builds {
      games
      ...BuildSteps_builds
    }
  }
`)

const useStyles = makeStyles({
  title: { ...sectionTitleStyle, marginBottom: '2px' },
  note: {
    maxWidth: '75ch',
    margin: '0 0 16px',
    textWrap: 'pretty',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

export function PlayBuilds({ play: { record, builds } }: { readonly play: PlayBuilds_playFragment }) {
  const styles = useStyles()
  const words = usePlayerChampionWords()
  const buildWords = useBuildsWords()
  const format = useFormat()
  const titleId = useId()
  const missing = record.games - builds.games
  if (builds.games === 0) return <Notice title={words('builds.none')}>{words('builds.noneText')}</Notice>
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {buildWords('title')}
      </h2>
      <p className={styles.note}>
        {buildWords('sample.counted', { count: record.games, games: format.number(builds.games) })}.{' '}
        {missing === 0 ? null : `${buildWords('sample.missing', { count: missing })} `}
        {buildWords('sample.later')}
      </p>
      <BuildSteps builds={builds} />
    </section>
  )
}
