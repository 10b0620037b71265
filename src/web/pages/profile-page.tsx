import { useNavigate, useRevalidator } from 'react-router'
import { getUserData, listSessions, type User } from '#contract/accounts.ts'
import { listPasskeys } from '#contract/accounts-passkeys.ts'
import { getTwoFactor } from '#contract/accounts-two-factor.ts'
import { getExport } from '#contract/privacy.ts'
import { webSettings } from '#contract/settings.ts'
import { missingOf } from '#domain/listing-gates.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { Credentials } from '#web/features/accounts/credentials.tsx'
import { PasskeysList } from '#web/features/accounts/passkeys-list.tsx'
import { passwordLength } from '#web/features/accounts/sign-in-methods.ts'
import { TwoFactor } from '#web/features/accounts/two-factor.tsx'
import { PlaceField } from '#web/features/places/place-field.tsx'
import { placeOfSuggestion } from '#web/features/places/suggest.ts'
import { DataExportPart } from '#web/features/profile/data-export.tsx'
import { DeleteAccount } from '#web/features/profile/delete-account.tsx'
import { deviceOf } from '#web/features/profile/device.ts'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { ProfileGaps } from '#web/features/profile/profile-gaps.tsx'
import { SessionsList } from '#web/features/profile/sessions-list.tsx'
import { VerificationNotice } from '#web/features/profile/verification-notice.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { DraftReturn, draftReturn } from '#web/parts/draft-return.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { userSignedOut } from '#web/state/user.ts'
import type { Route } from './+types/profile-page'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/form/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/places/pack.ts'
import '#web/i18n/profile/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn, isImpersonated } = pageOf(context)
  const t = translator(language, textsOf(language))
  const draft = draftReturn(url.searchParams)
  const meta = pageMeta({
    title: t('profile.title'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('profile.title'),
    url: baseUrl + paths.profile(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  if (!isSignedIn) return { own: null, draft, meta }
  const [
    user,
    sessions,
    passkeys,
    twoFactor,
    archive,
    { verification_status = 'initial', verification_required_for_user },
  ] = await Promise.all([
    api(getUserData, {}),
    api(listSessions, {}),
    api(listPasskeys, {}),
    api(getTwoFactor, {}),
    // An impersonating administrator gets no export.
    isImpersonated ? null : api(getExport, {}),
    api(webSettings, {}),
  ])
  return {
    own: {
      user,
      sessions,
      passkeys,
      twoFactor,
      archive,
      verification: verification_status,
      needsVerification: verification_required_for_user && verification_status !== 'success',
      now: Date.now(),
    },
    draft,
    meta,
  }
}

const isComplete = (user: User) => missingOf({ ...user, image: user.profile }).length === 0

/** The form resets when the profile changes; a new email or password keeps the text typed there. */
const profileKey = ({
  email: _email,
  is_email_verified: _verified,
  has_password: _has,
  updated_at: _at,
  ...profile
}: User) => JSON.stringify(profile)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ProfilePage({ loaderData: { own, draft } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const onSaved = (user?: User) => (draft && user && isComplete(user) ? navigate(draft) : revalidate())
  return (
    <AccountFrame current="profile" title={t('profile.title')}>
      {own ? (
        <div className="grid max-w-2xl gap-12">
          {draft && <DraftReturn href={draft} isReady={isComplete(own.user)} />}
          <ProfileGaps user={own.user} />
          <VerificationNotice status={own.verification} />
          <ProfileForm
            key={profileKey(own.user)}
            user={own.user}
            languages={settings.languages}
            currencies={{
              site: settings.selected_currency_data.code,
              offered: settings.display_currencies.map(({ code }) => code),
            }}
            needsVerification={own.needsVerification}
            placeSearch={(onChoose) => (
              <PlaceField
                label={t('profile.place')}
                placeholder={t('place.label')}
                onPick={async ({ id }) => {
                  const place = await placeOfSuggestion(id)
                  if (place) onChoose(place)
                }}
              />
            )}
            onSaved={onSaved}
          />
          <Credentials user={own.user} passwordLength={passwordLength(settings)} onChanged={onSaved} />
          <TwoFactor state={own.twoFactor} onChanged={revalidate} />
          <PasskeysList passkeys={own.passkeys} deviceOf={deviceOf} onChanged={revalidate} />
          <SessionsList sessions={own.sessions} now={own.now} onEnded={revalidate} />
          <DataExportPart latest={own.archive} />
          <DeleteAccount
            name={own.user.name}
            onDeleted={async () => {
              // The session was deleted with the account, so no sign-out call is made.
              userSignedOut()
              await revalidate()
              await navigate(paths.home())
            }}
          />
        </div>
      ) : (
        <SignInFirst title={t('profile.gate')} next={paths.profile(draft ?? undefined)} />
      )}
    </AccountFrame>
  )
}
