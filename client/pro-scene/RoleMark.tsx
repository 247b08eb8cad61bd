import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ProRole } from '../gql/graphql.ts'
import { RoleGlyph } from './RoleGlyph.tsx'

const useStyles = makeStyles({
  // Its baseline would be that of the drawing, which lifts the word above the words beside it.
  root: { display: 'inline-flex', alignItems: 'center', gap: '6px', verticalAlign: 'top', whiteSpace: 'nowrap' },
})

/** What a pro plays, drawn and in a word. */
export function RoleMark({ role }: { readonly role: ProRole }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.root}>
      <RoleGlyph role={role} />
      {t(`proScene.roles.${role}`)}
    </span>
  )
}
