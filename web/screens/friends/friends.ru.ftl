## Door

## Screen
friends-title = С другом
friends-here = Вдвоём здесь
friends-here-help = Вы ходите по очереди на одном экране.
friends-link = { seat-link }
friends-link-help = После каждого хода вы отправляете ссылку в любом чате. Учётная запись никому не нужна.
friends-near = { seat-friend }
friends-near-help = Два устройства в одной сети Wi-Fi играют без сервера.
