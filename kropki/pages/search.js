// Shows the games of the players whose names hold what is typed, without regard to case and accents.
const folded = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');
const field = document.querySelector('#player');
const games = [...document.querySelectorAll('#games > li')].map((row) => ({
  row,
  players: folded(row.querySelector('span').textContent),
}));

function search() {
  const words = folded(field.value).split(/\s+/);
  let found = 0;
  for (const { row, players } of games) {
    row.hidden = !words.every((word) => players.includes(word));
    found += row.hidden ? 0 : 1;
  }
  document.querySelector('#found').textContent = `${found} ${found === 1 ? 'game' : 'games'}`;
}

document.querySelector('#search').hidden = false;
field.addEventListener('input', search);
if (field.value) search(); // the browser has brought it back
