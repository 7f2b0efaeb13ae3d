/** Names from many places, so that lists contain long, short and accented ones. */
export const firstNames = [
  ...['Aisha', 'Alejandro', 'Amara', 'Anders', 'Anaïs', 'Bartosz', 'Beatriz', 'Chiara', 'Cillian', 'Dagny'],
  ...['Daniel', 'Elif', 'Emeka', 'Fatima', 'Freja', 'Gabriel', 'Greta', 'Hana', 'Hugo', 'Ingrid'],
  ...['Ivan', 'Jūratė', 'Kenji', 'Kofi', 'Lena', 'Łukasz', 'Mei', 'Miguel', 'Nadia', 'Noa'],
  ...['Olga', 'Omar', 'Priya', 'Quentin', 'Rosa', 'Sanjay', 'Søren', 'Tomás', 'Yusuf', 'Zoë'],
] as const;

export const lastNames = [
  ...['Abebe', 'Almeida', 'Andersson', 'Bauer', 'Bianchi', 'Çelik', 'Chen', 'Costa', 'Dubois', 'Eriksen'],
  ...['Fischer', 'García', 'Haddad', 'Hoffmann', 'Ivanova', 'Jensen', 'Kaya', 'Kim', 'Kowalska', 'Laurent'],
  ...['Lindqvist', 'Mbeki', 'Moreau', 'Müller', 'Nakamura', 'Nguyễn', 'Novák', "O'Brien", 'Okafor', 'Patel'],
  ...[
    'Petrov',
    'Rossi',
    'Sánchez',
    'Schneider',
    'Silva',
    'Tanaka',
    'van der Berg',
    'Weiss',
    'Yılmaz',
    'Zhang',
    'Østergaard',
  ],
] as const;

/** Returns a name as part of an email address. */
export const mailPart = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
