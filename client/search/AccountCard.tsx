import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CardLink } from '../components/CardLink.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { accountPath, type AccountParams } from '../paths.ts'
import { ownTokens } from '../theme/tokens.ts'

interface AccountCardProps {
  readonly account: AccountParams
  /** 48 pixels wide. */
  readonly mark: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  words: { flexGrow: 1, minWidth: 0 },
  name: {
    display: 'block',
    overflowWrap: 'anywhere',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
  place: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  forward: { display: 'flex', color: tokens.colorNeutralForeground3 },
})

export function AccountCard({ account, mark, children }: AccountCardProps) {
  const styles = useStyles()
  return (
    <CardLink to={accountPath(account)}>
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{account.gameName}</bdi> <span className={styles.tagLine}>#{account.tagLine}</span>
        </span>
        <span className={styles.place}>{children}</span>
      </span>
      <span className={styles.forward}>
        <Glyph name="forward" />
      </span>
    </CardLink>
  )
}
