import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../components/Glyph.tsx'
import type { StreamRow_streamFragment } from '../../gql/graphql.ts'
import { Viewers } from '../../live/Viewers.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { ActivityWords } from './ActivityWords.tsx'
import { activityOf, type StreamedGame } from './stream-activity.ts'

interface GridCaptionProps {
  readonly stream: StreamRow_streamFragment
  readonly game: StreamedGame | null
  readonly onRemove: () => void
}

const useStyles = makeStyles({
  caption: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0, marginTop: '8px' },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  activity: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

export function GridCaption({ stream, game, onRemove }: GridCaptionProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { player, live } = stream
  return (
    <div className={styles.caption}>
      <div className={styles.words}>
        <h2 className={styles.name} title={player.name}>
          {player.name}
        </h2>
        <span className={styles.activity}>
          <ActivityWords activity={activityOf(stream, game)} />
        </span>
      </div>
      {live === null ? null : <Viewers count={live.viewers} />}
      <Button
        appearance="subtle"
        icon={<Glyph name="close" size={16} />}
        aria-label={t('streams.grid.remove', { name: player.name })}
        onClick={onRemove}
      />
    </div>
  )
}
