import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { Card } from '../../components/Card.tsx'
import type { StrengthLine_strengthFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { StrengthLine } from '../../pro-scene/StrengthLine.tsx'
import { useStrengthWords } from '../../pro-scene/useStrengthWords.ts'

const useStyles = makeStyles({
  title: sectionTitleStyle,
  card: { display: 'grid', gap: '8px', padding: '14px 16px' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** The median rank of the starting players, and how it is found. */
export function TeamStrength({ strength }: { readonly strength: StrengthLine_strengthFragment }) {
  const styles = useStyles()
  const words = useStrengthWords()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words('title')}
      </h2>
      <Card className={styles.card}>
        <p className={styles.words}>{words('median')}</p>
        <StrengthLine strength={strength} size="large" />
        <p className={styles.words}>{words('note')}</p>
      </Card>
    </section>
  )
}
