import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of passwords from the dictionary, the most common first. */
const COUNT = 10_000;
/** The default password policy refuses shorter ones. */
const MIN_LENGTH = 6;

/** Variations with capital letters and signs, which the dictionary of lower-case words has not. */
const variations = `
123456 1234567 12345678 123456789 1234567890 111111 1111111 11111111 000000 00000000 121212 123123 123123123 123321 654321
7654321 87654321 987654321 666666 777777 7777777 888888 88888888 999999 112233 11223344 123654 159753 147258369 696969 131313
222222 333333 444444 555555 5555555 101010 102030 202020 010203 123qwe 123qweasd 123abc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwe123 qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 Qwerty123 Qwerty123! qwertyu
qwertyui qwertyuiop qweasd qweasdzxc asdfgh asdf1234 asdfghjkl asdasd asdasd123 zxcvbn zxcvbnm zaq12wsx zaq1zaq1 a123456
a1234567 a12345678 aa123456 aa12345678 abc123 Abc123 abc12345 abcd1234 Abcd1234 Abcd1234! Aa123456 Aa123456! Aa@123456
admin123 Admin123 Admin123! Admin@123 administrator access14 adobe123 alexander amanda america andrea andrew angel1 angela
angels anthony apples arsenal ashley asshole august austin babygirl bailey banana barcelona baseball basketball batman
biteme blink182 bonnie booboo brandon butterfly buster butthead calvin canada carlos caroline changeme Changeme1 charlie
charlotte cheese chelsea chicago chicken chocolate chris123 christian computer cookie cooper corvette cowboy dakota dallas
daniel danielle default diamond dolphin donald dragon dragon123 edward einstein elizabeth eminem family ferrari fishing
flower football football1 forever freedom friend friends fuckyou fuckyou1 gandalf george ginger gizmo123 golden golfer
google google123 guitar hammer hannah harley hello123 Hello123 helloworld hockey hottie hunter hunter2 iloveu iloveyou
iloveyou1 internet jackson january jasmine jennifer jessica johnny jordan jordan23 jordan1 joseph joshua junior justin
killer killer123 kitten ladybug laptop lauren letmein letmein1 Letmein1 letmein123 liverpool liverpool1 london love123 lovely
loveme lovers madison maggie maggie1 manchester marina marine master master123 matrix matthew maverick melissa mercedes
merlin michael michael1 michelle mickey midnight monkey monkey1 monkey123 monster morgan mother mustang naruto natasha ncc1701
nicole nothing november october oliver orange p@ssw0rd P@ssw0rd P@ssw0rd1 P@ssw0rd! P@ssword P@ssword1 P@55w0rd parker
pass1234 Pass1234 Pass1234! Pass@123 Pass@1234 passw0rd Passw0rd Passw0rd1 Passw0rd! password Password password1 Password1
password1! Password1! password12 password123 Password123 Password123! password1234 Password@1 Password@123 patrick peanut
pepper phoenix pokemon pokemon1 porsche porsche911 princess princess1 purple pussy123 qazwsx qazwsxedc rabbit rainbow
ranger rebecca robert ronaldo root123 rootroot samantha samsung samsung1 scooter secret secret1 secret123 Secret123
september service shadow shadow1 shadow123 silver slipknot snoopy soccer soccer1 spiderman starwars steelers stella
steven summer Summer123 summer123 sunshine sunshine1 superman superman1 superstar sweety taylor tennis test123 test1234
Test1234 Test@123 testing testtest thomas thunder thunder1 tigger tigers tinkerbell toyota trustno1 Trustno1 twitter
unknown user1234 vanessa victoria viking warrior welcome Welcome welcome1 Welcome1 Welcome1! welcome123 Welcome123
Welcome123! Welcome@123 whatever william william1 winner winter Winter123 wizard xbox360 yamaha yankees yellow
zaq123 zxc123 zxcvbnm1 passwort Passwort1 Passwort123 hallo123 Hallo123 schatz ficken motdepasse azerty azerty123 soleil
marseille contraseña contrasena tequiero teamo123 hola1234
`
  .trim()
  .split(/\s+/);

/** The most common leaked passwords: the check works without a network. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH).slice(0, COUNT),
  ...variations,
]);
