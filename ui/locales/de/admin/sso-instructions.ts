import type { SsoInstructionsTexts } from '../../en/admin/sso-instructions';

export const texts: SsoInstructionsTexts = {
  instructions: {
    okta: [
      'Öffnen Sie in der Okta-Konsole „Applications“ und legen Sie eine App mit SAML 2.0 an.',
      'Tragen Sie die ACS-URL als Single-Sign-on-URL und die Entity-ID als Audience-URI ein.',
      'Wählen Sie EmailAddress als Name-ID-Format.',
      'Weisen Sie der App Benutzer oder Gruppen zu.',
    ],
    azure: [
      'Öffnen Sie in Entra ID „Unternehmensanwendungen“ und erstellen Sie eine eigene Anwendung.',
      'Öffnen Sie „Einmaliges Anmelden“ und wählen Sie SAML.',
      'Tragen Sie die Entity-ID als Bezeichner und die ACS-URL als Antwort-URL ein.',
      'Weisen Sie der Anwendung Benutzer und Gruppen zu.',
    ],
    google: [
      'Öffnen Sie in der Google-Admin-Konsole „Web- und mobile Apps“ und fügen Sie eine eigene SAML-App hinzu.',
      'Überspringen Sie die Seite mit den Angaben von Google; Sie brauchen sie im nächsten Schritt hier.',
      'Tragen Sie ACS-URL und Entity-ID ein und wählen Sie EMAIL als Name-ID-Format.',
      'Schalten Sie die App für Ihre Organisationseinheiten ein.',
    ],
    saml: [
      'Legen Sie bei Ihrem Identitätsanbieter eine Anwendung mit SAML 2.0 an.',
      'Tragen Sie ACS-URL und Entity-ID ein.',
      'Senden Sie die E-Mail-Adresse als Name-ID.',
      'Weisen Sie die Benutzer zu, die sich anmelden dürfen.',
    ],
    oidc: [
      'Legen Sie bei Ihrem Identitätsanbieter einen vertraulichen Web-Client an.',
      'Tragen Sie die Redirect-URI ein.',
      'Erlauben Sie die Scopes openid, email und profile.',
      'Weisen Sie die Benutzer zu, die sich anmelden dürfen.',
    ],
  },
};
