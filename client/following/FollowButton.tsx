import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { FORCED_COLORS, ownTokens, PHONE } from '../theme/tokens.ts'
import { MAX_FOLLOWS, type FollowOutcome } from './follows.ts'
import { Star } from './Star.tsx'
import { useFollowingWords } from './useFollowingWords.ts'
import { useFollows } from './useFollows.ts'

interface FollowButtonProps {
  /** A pro player, team, champion or account. */
  readonly id: string
  readonly name: string
  /** Shows only the star, for rows of a list. */
  readonly quiet?: boolean
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    padding: '0 14px 0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  pressed: {
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
    [FORCED_COLORS]: { border: '1px solid Highlight' },
  },
  quiet: {
    justifyContent: 'center',
    width: '32px',
    padding: 0,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  quietPressed: { color: tokens.colorBrandForeground1 },
  // As wide as the longer of both words, so that a press moves nothing.
  words: { display: 'grid', textAlign: 'start' },
  word: { gridArea: '1 / 1' },
  unsaid: { visibility: 'hidden' },
  trouble: {
    position: 'absolute',
    zIndex: 2,
    top: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    width: 'max-content',
    maxWidth: 'min(300px, calc(100vw - 48px))',
    margin: 0,
    padding: '8px 12px',
    border: `1px solid ${ownTokens.loss}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textWrap: 'pretty',
  },
  // On a phone, the button is at the start of a band, but still at the end of a row.
  troubleOfBand: { [PHONE]: { insetInlineEnd: 'auto', insetInlineStart: 0 } },
})

/** Shows the change at once, and reverts it with an error message when it can't be stored. */
export function FollowButton({ id, name, quiet = false }: FollowButtonProps) {
  const styles = useStyles()
  const words = useFollowingWords()
  const { ids, change } = useFollows()
  const [outcome, setOutcome] = useState<FollowOutcome>('done')
  const troubleId = useId()
  const followed = ids.includes(id)

  async function turn() {
    setOutcome('done')
    setOutcome(await change(id, !followed))
  }

  return (
    <span className={styles.root}>
      <button
        type="button"
        aria-pressed={followed}
        aria-describedby={outcome === 'done' ? undefined : troubleId}
        title={quiet ? words(followed ? 'followed' : 'follow') : undefined}
        className={mergeClasses(
          styles.button,
          !quiet && followed && styles.pressed,
          quiet && styles.quiet,
          quiet && followed && styles.quietPressed,
        )}
        onClick={() => void turn()}
      >
        <Star filled={followed} />
        {quiet ? (
          <VisuallyHidden>
            {words(followed ? 'followed' : 'follow')} {name}
          </VisuallyHidden>
        ) : (
          <span className={styles.words}>
            <span className={mergeClasses(styles.word, followed && styles.unsaid)}>{words('follow')}</span>
            <span className={mergeClasses(styles.word, !followed && styles.unsaid)}>{words('followed')}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        )}
      </button>
      {outcome === 'done' ? null : (
        <span id={troubleId} role="alert" className={mergeClasses(styles.trouble, !quiet && styles.troubleOfBand)}>
          {outcome === 'full' ? words('full', { count: MAX_FOLLOWS }) : words('failed')}
        </span>
      )}
    </span>
  )
}
